import type { CustomerWords } from '../../../content/schema/customer-words.ts'
import type { LetterWords } from '../../../content/schema/letters.ts'
import type { Numbers, Week } from '../../../contract/desk/numbers.ts'
import { fill } from '../../../pricing/fill.ts'
import { html } from '../../http/html/html.ts'
import { aside, button, columns, facts, heading, letterPage, paragraph, type Sender } from './letter-page.ts'

type Words = LetterWords['weekly']

const hour = 60
const day = 24 * hour

/** The weekly letter: the week that has just ended, and the weeks before it. */
export const weeklyNumbers = (
  words: Words,
  numbers: Numbers,
  { sender, language, customers }: { sender: Sender; language: string; customers: CustomerWords },
) => {
  const { weeks, pages, campaigns, origins } = numbers
  const week = weeks.at(-1)
  if (!week) throw new Error('There is no week to tell of')
  const { dayOf, moneyOf } = spokenIn(language)
  const values = { leads: String(week.leads), won: String(week.won), day: dayOf(week), count: String(weeks.length) }
  const subject = fill(week.leads > 0 ? words.subject : words.subjectNone, values)
  const title = fill(words.heading, values)
  const none = week.leads > 0 ? [] : [words.none]
  const rows = factsOf(words, customers.weekly, { numbers, week, moneyOf })
  const { labels } = words
  const head = [labels.week, labels.leads, labels.won, labels.median]
  const table = weeks.map((one) => [dayOf(one), String(one.leads), String(one.won), spanOf(one.medianMinutes, words)])
  const lately = fill(words.lately, values)
  const ways = origins.map(({ name, ...counts }) => ({ ...counts, name: customers.add.origins[name] }))
  const places = [
    ...(ways.length > 0 ? [{ label: customers.numbers.origins, value: placesOf(ways) }] : []),
    ...(pages.length > 0 ? [{ label: labels.pages, value: placesOf(pages) }] : []),
    ...(campaigns.length > 0 ? [{ label: labels.campaigns, value: placesOf(campaigns) }] : []),
  ]
  const address = `${sender.siteUrl}/desk/numbers`
  const lineOf = ({ label, value }: { label: string; value: string }) => `${label}: ${value.replaceAll('\n', ', ')}`
  return {
    subject,
    text: `${[
      title,
      ...none,
      rows.map(lineOf).join('\n'),
      [lately, head.join(' | '), ...table.map((row) => row.join(' | '))].join('\n'),
      ...(places.length > 0 ? [places.map(lineOf).join('\n')] : []),
      `${words.open}: ${address}`,
      words.off,
    ].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender,
      content: [
        heading(title),
        ...none.map(paragraph),
        facts(rows.map(({ label, value }) => ({ label, value: html`${value}` }))),
        button(words.open, address),
        paragraph(lately),
        columns(head, table),
        facts(places.map(({ label, value }) => ({ label, value: html`${value}` }))),
        aside(words.off),
      ],
    }),
  }
}

/** Formats of the owner's language: days, and dollars without cents. */
const spokenIn = (language: string) => {
  const locale = `${language}-US`
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  return {
    dayOf: ({ from }: Week) => days.format(new Date(`${from}T00:00:00Z`)),
    moneyOf: (cents: number) => money.format(cents / 100),
  }
}

const factsOf = (
  words: Words,
  customers: CustomerWords['weekly'],
  { numbers, week, moneyOf }: { numbers: Numbers; week: Week; moneyOf: (cents: number) => string },
) => {
  const { labels } = words
  const { openQuotes } = numbers
  const open = { count: String(openQuotes?.count), amount: moneyOf(openQuotes?.cents ?? 0) }
  const [before, leads] = [numbers.weeks.at(-2)?.leads ?? 0, String(week.leads)]
  const won = { count: String(week.won), leads, amount: moneyOf(week.wonCents) }
  const answered = { time: spanOf(week.medianMinutes, words), count: String(week.answered), leads }
  return [
    { label: labels.leads, value: fill(words.leadsBefore, { count: leads, before: String(before) }) },
    ...(week.leads > 0
      ? [
          { label: labels.median, value: fill(words.answered, answered) },
          { label: labels.quoted, value: fill(words.of, { count: String(week.quoted), leads }) },
          { label: labels.won, value: fill(week.wonCents > 0 ? words.wonFor : words.of, won) },
        ]
      : []),
    ...(numbers.due.due > 0 ? [{ label: customers.due, value: fill(customers.dueCalled, counted(numbers.due)) }] : []),
    ...(openQuotes && openQuotes.count > 0 ? [{ label: labels.openQuotes, value: fill(words.openQuotes, open) }] : []),
    { label: labels.letters, value: lettersOf(words, numbers) },
  ]
}

/** A duration in its largest unit, as in the desk. */
const spanOf = (minutes: number | null, { nobody, minutes: inMinutes, hours, days }: Words): string => {
  if (minutes === null) return nobody
  const [words, unit] = minutes < hour ? [inMinutes, 1] : minutes < 2 * day ? [hours, hour] : [days, day]
  return fill(words, { count: String(Math.floor(minutes / unit)) })
}

const counted = ({ due, called }: Numbers['due']) => ({ due: String(due), called: String(called) })

const lettersOf = (
  { lettersFine, lettersFiled, lettersWaiting, lettersGivenUp }: Words,
  { letters }: Numbers,
): string => {
  const { waiting, givenUp, filed } = letters
  const said = [
    ...(filed > 0 ? [fill(lettersFiled, { count: String(filed) })] : []),
    ...(waiting > 0 ? [fill(lettersWaiting, { count: String(waiting) })] : []),
    ...(givenUp > 0 ? [fill(lettersGivenUp, { count: String(givenUp) })] : []),
  ]
  return said.length > 0 ? said.join(' ') : lettersFine
}

const placesOf = (places: Numbers['pages']): string => places.map(({ name, leads }) => `${name} (${leads})`).join('\n')
