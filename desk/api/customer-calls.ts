import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dueListSchema } from '../../contract/desk/again.ts'
import type { NewLead } from '../../contract/desk/customer.ts'
import {
  type ColumnField,
  type ImportRequest,
  importedSchema,
  importsSchema,
  previewSchema,
  undoneImportSchema,
} from '../../contract/desk/import.ts'
import type { Lead } from '../../contract/desk/lead.ts'
import { numbersSchema } from '../../contract/desk/numbers.ts'
import { customerPageSchema } from '../../contract/desk/written-quote.ts'
import { call } from './call.ts'
import { dueKey, inboxKey, leadKey } from './lead-calls.ts'
import { useSession } from './session.ts'
import { saveEdits } from './site-calls.ts'

const importsKey = ['imports']
/** A long list takes the server seconds. */
const readingMs = 60_000

export const useDue = () =>
  useQuery({ queryKey: dueKey, queryFn: ({ signal }) => call('/due', dueListSchema, { signal }) })

/** Numbers of the last weeks. */
export const useNumbers = () =>
  useQuery({ queryKey: ['numbers'], queryFn: ({ signal }) => call('/numbers', numbersSchema, { signal }) })

/** Messages to a customer, keyed by the lead's version because they name its price and day. */
export const useCustomerPage = ({ id, version }: Pick<Lead, 'id' | 'version'>) =>
  useQuery({
    queryKey: [...leadKey(id), 'page', version],
    queryFn: ({ signal }) => call(`/leads/${encodeURIComponent(id)}/page`, customerPageSchema, { signal }),
  })

/** Stores a lead by hand. It waits on this device if the server is not reached. */
export const useAddLead = () => {
  const client = useQueryClient()
  const { person } = useSession()
  return useMutation({
    mutationFn: (lead: NewLead) =>
      saveEdits({ personId: person.id, label: lead.name || lead.phone || lead.email, edits: [lead] }),
    onSettled: () => client.invalidateQueries({ queryKey: inboxKey }),
  })
}

export const useImports = () => useQuery({ queryKey: importsKey, queryFn: () => call('/imports', importsSchema) })

type Chosen = { text: string; columns?: (ColumnField | null)[] }

/** Previews, imports and undoes a list of customers. */
export const useImportActions = () => {
  const client = useQueryClient()
  // Not awaited: without a line the retries of every query would hold the answer back for seconds.
  const settle = { onSettled: () => void client.invalidateQueries() }
  const preview = useMutation({
    mutationFn: (chosen: Chosen) => call('/imports/preview', previewSchema, { body: chosen, giveUpMs: readingMs }),
  })
  const add = useMutation({
    mutationFn: (request: ImportRequest) => call('/imports', importedSchema, { body: request, giveUpMs: readingMs }),
    ...settle,
  })
  const undo = useMutation({
    mutationFn: (id: string) => call(`/imports/${id}/undo`, undoneImportSchema, { body: {}, giveUpMs: readingMs }),
    ...settle,
  })
  return { preview, add, undo }
}
