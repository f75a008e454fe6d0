import { useQuery } from '@tanstack/react-query'
import { numbersSchema } from '../../contract/desk/numbers.ts'
import { call } from './call.ts'

/** Numbers of the last weeks. */
export const useNumbers = () =>
  useQuery({ queryKey: ['numbers'], queryFn: ({ signal }) => call('/numbers', numbersSchema, { signal }) })
