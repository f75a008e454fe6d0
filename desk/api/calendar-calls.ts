import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { calendarAddressSchema, calendarSchema } from '../../contract/desk/calendar.ts'
import { useConfirmation } from '../sign-in/use-passkey.ts'
import { call } from './call.ts'
import { okSchema } from './session.ts'

const key = ['calendar']

/** The signed-in person's calendar feed: read, create anew, end. */
export const useCalendar = () => {
  const client = useQueryClient()
  const confirmed = useConfirmation()
  const settle = { onSuccess: () => client.invalidateQueries({ queryKey: key }) }
  const feed = useQuery({ queryKey: key, queryFn: () => call('/calendar', calendarSchema) })
  const create = useMutation({
    mutationFn: () => confirmed(() => call('/calendar', calendarAddressSchema, { body: {} })),
    ...settle,
  })
  const end = useMutation({ mutationFn: () => call('/calendar', okSchema, { method: 'DELETE' }), ...settle })
  return { feed, create, end }
}
