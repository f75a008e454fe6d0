import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

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
  for (const group of customersOf(members)) {
    const ids = group.map(({ id }) => id).sort()
    const customer = ids.find((id) => used.has(id)) ?? ids[0] ?? ''
    const moved = group.filter(({ customer_id }) => customer_id !== customer).map(({ id }) => id)
    if (moved.length > 0)
      await trx.updateTable('leads').set({ customer_id: customer }).where('id', 'in', moved).execute()
  }
}

/**
 * Most leads of one customer, so that storing a lead stays fast. A phone number or email that more leads share, such as a
 * switchboard's, joins no lead to those before it.
 */
const mostLeads = 500

const columns = ['id', 'customer_id', 'phone_key', 'email_key', 'spam_reason'] as const
type Member = Pick<Tables['leads'], 'id'> & {
  customer_id: string | null
  phone_key: string | null
  email_key: string | null
  spam_reason: string | null
}

/** Reads these leads, those that share a phone number or an email with one of them, and the rest of their customers. */
const readMembers = async (trx: Pick<Transaction<Tables>, 'selectFrom'>, ids: readonly string[]): Promise<Member[]> => {
  const members = new Map<string, Member>()
  const add = (rows: readonly Member[]) => {
    for (const row of rows) members.set(row.id, row)
  }
  const leads = () => trx.selectFrom('leads').select(columns)
  const own = await leads().where('id', 'in', ids).execute()
  add(own)
  const keys = new Set(own.flatMap(keysOf))
  for (const column of ['phone_key', 'email_key'] as const) {
    const values = [...keys].filter((key) => key.startsWith(column)).map((key) => key.slice(column.length + 1))
    if (values.length === 0) continue
    const crowded = trx
      .selectFrom('leads')
      .select(column)
      .where(column, 'in', values)
      .groupBy(column)
      .having((eb) => eb.fn.countAll(), '>', mostLeads)
    add(await leads().where(column, 'in', values).where(column, 'not in', crowded).execute())
  }
  const customers = [...new Set([...members.values()].flatMap(({ customer_id }) => customer_id ?? []))]
  if (customers.length > 0) add(await leads().where('customer_id', 'in', customers).execute())
  return [...members.values()]
}

// Spam has one key, so that a forged request joins no two customers.
const keysOf = ({ phone_key, email_key, spam_reason }: Member): string[] =>
  [...(phone_key ? [`phone_key ${phone_key}`] : []), ...(email_key ? [`email_key ${email_key}`] : [])].slice(
    0,
    spam_reason === null ? 2 : 1,
  )

/** Groups that are at most one customer each: a group that is too large stays divided as its customers were. */
const customersOf = (members: readonly Member[]): Member[][] =>
  [...groupsOf(members)].flatMap((group) =>
    group.length <= mostLeads
      ? [group]
      : [...Map.groupBy(group, ({ id, customer_id }) => customer_id ?? id).values()].flatMap((those) => [
          ...groupsOf(those),
        ]),
  )

/** The groups of leads that are connected by their keys. */
const groupsOf = (members: readonly Member[]): Iterable<Member[]> => {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    for (let at = name; ; ) {
      const parent = parents.get(at) ?? at
      if (parent === at) return at
      // Path halving: a long chain needs no walk through all of it for each of its leads.
      parents.set(at, parents.get(parent) ?? parent)
      at = parent
    }
  }
  for (const member of members) for (const key of keysOf(member)) parents.set(rootOf(member.id), rootOf(key))
  return Map.groupBy(members, ({ id }) => rootOf(id)).values()
}
