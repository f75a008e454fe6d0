import { Link } from 'react-router'
import type { Numbers, Tally } from '../../contract/desk/numbers.ts'
import type { ChatNumbers } from '../../contract/desk/unanswered-questions.ts'
import { fill } from '../../pricing/fill.ts'
import { useNumbers } from '../api/customer-calls.ts'
import { customers, words } from '../desk-content.ts'
import { QueryProblem } from '../QueryProblem.tsx'
import { moneyText, spanText } from '../when.ts'
import { CampaignLinks } from './CampaignLinks.tsx'
import { LeadSources } from './LeadSources.tsx'
import { Months } from './Months.tsx'
import { WeekBars } from './WeekBars.tsx'
import { WeekTable } from './WeekTable.tsx'
import './numbers.css'

const { numbers: text } = words

/** The numbers screen. */
export function NumbersPage() {
  const { data, error, refetch } = useNumbers()
  return (
    <>
      <h1>{fill(text.period, { count: data?.weeks.length ?? 8 })}</h1>
      <QueryProblem error={error} onRetry={refetch} />
      {data ? <Shown numbers={data} /> : !error && <p role="status">{words.loading}</p>}
    </>
  )
}

const campaignLink = '/?utm_source=flyer&utm_campaign=spring'

function Shown({ numbers }: { numbers: Numbers }) {
  const { weeks, all, origins, months, due, pages, campaigns, letters, chat } = numbers
  const leads = weeks.map(({ from, leads: value, won }) => ({ from, value, solid: won, label: String(value) }))
  const answers = weeks.map(({ from, medianMinutes }) => ({
    from,
    value: medianMinutes ?? 0,
    solid: medianMinutes ?? 0,
    label: medianMinutes === null ? text.nobody : spanText(medianMinutes),
  }))
  return (
    <>
      <Figures all={all} due={due} />
      <section className="card flow" aria-label={text.leadsByWeek}>
        <h2>{text.leadsByWeek}</h2>
        <p className="legend small soft">
          <span data-part="whole">{text.leads}</span>
          <span data-part="solid">{text.won}</span>
        </p>
        <WeekBars bars={leads} label={text.leadsByWeek} />
        {all.medianMinutes !== null && (
          <>
            <h2>{text.answerByWeek}</h2>
            <WeekBars bars={answers} label={text.answerByWeek} />
          </>
        )}
        <WeekTable weeks={weeks} />
      </section>
      <Months months={months} />
      <LeadSources
        title={customers.numbers.origins}
        places={origins.map(({ name, ...counts }) => ({ ...counts, name: customers.add.origins[name] }))}
        none={text.nobody}
      />
      <LeadSources title={text.pages} places={pages} none={text.nobody} />
      <LeadSources title={text.campaigns} places={campaigns} none={fill(text.noCampaigns, { link: campaignLink })} />
      <CampaignLinks />
      <Letters letters={letters} />
      {chat && <Chat chat={chat} />}
    </>
  )
}

function Figures({ all, due }: { all: Tally; due: Numbers['due'] }) {
  const figures = [
    {
      name: text.median,
      value: all.medianMinutes === null ? text.nobody : spanText(all.medianMinutes),
      more: fill(text.answeredOf, { count: all.answered, leads: all.leads }),
    },
    { name: text.quoted, value: fill(text.wonOf, { count: all.quoted, leads: all.leads }) },
    {
      name: text.won,
      value: fill(text.wonOf, { count: all.won, leads: all.leads }),
      more: all.wonCents > 0 && fill(text.wonFor, { amount: moneyText(Math.round(all.wonCents / 100) * 100) }),
    },
    ...(due.due > 0
      ? [
          {
            name: customers.numbers.due,
            value: fill(text.wonOf, { count: due.called, leads: due.due }),
            more: fill(customers.numbers.dueCalled, due),
          },
        ]
      : []),
  ]
  return (
    <dl className="figures">
      {figures.map(({ name, value, more }) => (
        <div key={name} className="card">
          <dt>{name}</dt>
          <dd className="figures-value">{value}</dd>
          {more && <dd className="soft small">{more}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Letters({ letters: { waiting, givenUp, filed } }: Pick<Numbers, 'letters'>) {
  return (
    <section className="card flow" aria-label={text.letters}>
      <h2>{text.letters}</h2>
      {waiting + givenUp + filed === 0 && <p>{text.lettersFine}</p>}
      {filed > 0 && <p className="problem">{fill(text.lettersFiled, { count: filed })}</p>}
      {waiting > 0 && <p>{fill(text.lettersWaiting, { count: waiting })}</p>}
      {givenUp > 0 && <p className="problem">{fill(text.lettersGivenUp, { count: givenUp })}</p>}
    </section>
  )
}

function Chat({ chat: { days, asked, answered, open } }: { chat: ChatNumbers }) {
  return (
    <section className="card flow" aria-label={fill(text.chat, { days })}>
      <h2>{fill(text.chat, { days })}</h2>
      <p>{asked === 0 ? text.chatNone : fill(text.chatAnswered, { count: answered, all: asked })}</p>
      {open > 0 && (
        <p>
          <Link to="/site/questions">{fill(text.chatOpen, { count: open })}</Link>
        </p>
      )}
    </section>
  )
}
