import { useQuery } from '@tanstack/react-query'
import type { Lead } from '../../contract/desk/lead.ts'
import { customerPageSchema } from '../../contract/desk/written-quote.ts'
import { call } from './call.ts'
import { leadKey } from './leads.ts'

/** What a customer can be sent, as of this version of the lead: an earlier one would name another price or day. */
export const useCustomerPage = ({ id, version }: Pick<Lead, 'id' | 'version'>) =>
  useQuery({
    queryKey: [...leadKey(id), 'page', version],
    queryFn: ({ signal }) => call(`/leads/${encodeURIComponent(id)}/page`, customerPageSchema, { signal }),
  })
