import { useQuery } from '@tanstack/react-query'
import { numbersSchema } from '../../contract/desk/numbers.ts'
import { call } from './call.ts'

/** The last weeks in numbers. */
export const useNumbers = () =>
  useQuery({ queryKey: ['numbers'], queryFn: ({ signal }) => call('/numbers', numbersSchema, { signal }) })
