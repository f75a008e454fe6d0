import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Most leads read for one phone number or email: a key that more share, such as a switchboard's, identifies nobody. */
const mostOfKey = 500

const columns = ['id', 'customer_id', 'phone_key', 'email_key', 'spam_reason'] as const
type Member = Pick<Tables['leads'], 'id'> & {
  customer_id: string | null
  phone_key: string | null
  email_key: string | null
  spam_reason: string | null
}

// Spam has one key, so that a forged request joins no two customers.
const keysOf = ({ phone_key, email_key, spam_reason }: Member): string[] =>
  [...(phone_key ? [`phone ${phone_key}`] : []), ...(email_key ? [`email ${email_key}`] : [])].slice(
    0,
    spam_reason === null ? 2 : 1,
  )

/** Reads these leads, those of their customers, and all that share a phone number or an email with one of them. */
const readMembers = async (trx: Pick<Transaction<Tables>, 'selectFrom'>, ids: readonly string[]): Promise<Member[]> => {
  const members = new Map<string, Member>()
  const asked = new Set<string>()
  const read = async (column: 'id' | 'customer_id' | 'phone_key' | 'email_key', values: readonly string[]) => {
    if (values.length === 0) return []
    const limit = mostOfKey * values.length
    const rows = await trx.selectFrom('leads').select(columns).where(column, 'in', values).limit(limit).execute()
    const added = rows.filter(({ id }) => !members.has(id))
    for (const row of added) members.set(row.id, row)
    return added
  }
  let added = await read('id', ids)
  const customers = new Set(added.flatMap(({ customer_id }) => customer_id ?? []))
  added.push(...(await read('customer_id', [...customers])))
  while (added.length > 0) {
    const keys = new Set(added.flatMap(keysOf)).difference(asked)
    for (const key of keys) asked.add(key)
    const valuesOf = (kind: string) => [...keys].filter((key) => key.startsWith(kind)).map((key) => key.slice(6))
    added = [...(await read('phone_key', valuesOf('phone '))), ...(await read('email_key', valuesOf('email ')))]
  }
  return [...members.values()]
}

/** The groups of leads that are connected by their keys. */
const groupsOf = (members: readonly Member[]): Iterable<Member[]> => {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    const parent = parents.get(name) ?? name
    return parent === name ? name : rootOf(parent)
  }
  for (const member of members) for (const key of keysOf(member)) parents.set(rootOf(member.id), rootOf(key))
  return Map.groupBy(members, ({ id }) => rootOf(id)).values()
}

/**
 * Gives each customer's leads one `customer_id`: those that share a phone number or an email, directly or through further
 * leads. Call it with the leads whose keys or spam mark are new; it also separates those that are no longer connected.
 */
export const joinCustomers = async (
  trx: Pick<Transaction<Tables>, 'selectFrom' | 'updateTable'>,
  leadIds: readonly string[],
): Promise<void> => {
  if (leadIds.length === 0) return
  const members = await readMembers(trx, leadIds)
  const used = new Set(members.map(({ customer_id }) => customer_id))
  for (const group of groupsOf(members)) {
    const ids = group.map(({ id }) => id).sort()
    const customer = ids.find((id) => used.has(id)) ?? ids[0] ?? ''
    const moved = group.filter(({ customer_id }) => customer_id !== customer).map(({ id }) => id)
    if (moved.length > 0)
      await trx.updateTable('leads').set({ customer_id: customer }).where('id', 'in', moved).execute()
  }
}
