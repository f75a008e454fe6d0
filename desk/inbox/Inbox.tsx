import { useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type InboxFilter, inboxFilters, inboxQuerySchema, searchLimit } from '../../contract/desk/lead.ts'
import { Button } from '../../site/ui/Button.tsx'
import { useInbox } from '../api/lead-calls.ts'
import { clashesWith } from '../customers/clash.ts'
import { UnsentLeads, useUnsentLeads } from '../customers/UnsentLeads.tsx'
import { customers, fillCounted, words } from '../desk-content.ts'
import { QueryProblem } from '../QueryProblem.tsx'
import { useNow } from '../use-now.ts'
import { LeadRow } from './LeadRow.tsx'
import { MailOff } from './MailOff.tsx'
import './inbox.css'

const { inbox } = words
const filterNames = { ...inbox.filters, ...customers.filters }

interface FiltersProps {
  current: InboxFilter
  waiting: number | undefined
  due: number | undefined
  onChoose: (filter: InboxFilter) => void
}

function Filters({ current, waiting, due, onChoose }: FiltersProps) {
  return (
    <fieldset className="filters" aria-label={inbox.title}>
      {inboxFilters.map((filter) => (
        <button key={filter} type="button" aria-pressed={filter === current} onClick={() => onChoose(filter)}>
          <span>{filterNames[filter]}</span>
          {filter === 'waiting' && waiting !== undefined && <span className="filters-count">{` ${waiting}`}</span>}
        </button>
      ))}
      <Link to="/due">
        <span>{customers.due.title}</span>
        {due !== undefined && due > 0 && <span className="filters-count">{` ${due}`}</span>}
      </Link>
    </fieldset>
  )
}

function Leads({ filter, search, onSearchAll }: { filter: InboxFilter; search: string; onSearchAll: () => void }) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInbox(filter, search)
  const now = useNow()
  const hasUnsent = useUnsentLeads().length > 0
  const leads = data?.pages.flatMap((page) => page.leads) ?? []
  if (isPending) return <p role="status">{words.loading}</p>
  return (
    <>
      <QueryProblem error={error} onRetry={refetch} />
      <UnsentLeads />
      {filter === 'today' && (data?.pages[0]?.due ?? 0) > 0 && (
        <Link className="button" data-variant="outline" to="/due">
          {fillCounted(customers.due.today, data?.pages[0]?.due ?? 0)}
        </Link>
      )}
      <ul className="leads">
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} now={now} clash={clashesWith(lead, leads)} />
        ))}
      </ul>
      {leads.length === 0 && !hasUnsent && !error && (
        <p className="leads-none">{filter === 'waiting' && search === '' ? inbox.emptyWaiting : inbox.empty}</p>
      )}
      {search !== '' && filter !== 'all' && (
        <Button variant="outline" width="full" onClick={onSearchAll}>
          {inbox.searchAll}
        </Button>
      )}
      {hasNextPage && (
        <Button variant="outline" width="full" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {inbox.more}
        </Button>
      )}
    </>
  )
}

/** List of leads, newest first, with filters and search. */
export function Inbox() {
  const [params, setParams] = useSearchParams()
  const { filter, search } = inboxQuerySchema.catch({ filter: 'waiting', search: '' }).parse(Object.fromEntries(params))
  const wanted = useDeferredValue(search)
  const { data } = useInbox(filter, wanted)
  const set = (more: { filter?: InboxFilter; search?: string }) => {
    const next = { filter, search, ...more }
    setParams({ filter: next.filter, ...(next.search && { search: next.search }) }, { replace: true })
  }
  return (
    <>
      <h1 className="hidden-visually">{inbox.title}</h1>
      <Link className="button" data-variant="sun" data-width="full" to="/add">
        <span aria-hidden="true">+</span>
        <span>{customers.add.title}</span>
      </Link>
      {data?.pages[0]?.isMailOff && <MailOff />}
      <Filters
        current={filter}
        waiting={data?.pages[0]?.waiting}
        due={data?.pages[0]?.due}
        onChoose={(chosen) => set({ filter: chosen })}
      />
      <search>
        <input
          type="search"
          className="inbox-search"
          aria-label={inbox.search}
          placeholder={inbox.search}
          maxLength={searchLimit}
          value={params.get('search') ?? ''}
          onChange={({ currentTarget }) => set({ search: currentTarget.value })}
        />
      </search>
      <Leads filter={filter} search={wanted} onSearchAll={() => set({ filter: 'all' })} />
    </>
  )
}
