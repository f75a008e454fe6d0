import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OutboxSummary } from '../../storage/outbox-summary.ts'
import type { MessageKind } from '../../storage/tables.ts'

export type RouteClass = 'page' | 'asset' | 'form' | 'assistant' | 'health'
export type QuoteOutcome = 'kept' | 'repeated' | 'rescued' | 'spam' | 'not_kept'
export type LetterOutcome = 'sent' | 'filed' | 'failed' | 'given-up' | 'withheld'
export type QuestionOutcome = 'answered' | 'unknown'

// Histogram buckets in seconds: from a page in memory to a form waiting for a slow disk.
const durations = [0.005, 0.025, 0.1, 0.5, 2, 10]

const outboxGauges = (registers: Registry[], summary: () => Promise<OutboxSummary>) => {
  const gauge = (name: string, help: string, read: (summary: OutboxSummary) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(read(await summary()))
      },
    })
  gauge('outbox_waiting', 'Messages that are owed and not sent yet', ({ waiting }) => waiting)
  gauge('outbox_given_up', 'Messages that were given up', ({ givenUp }) => givenUp)
  gauge('outbox_oldest_seconds', 'How long the oldest message has been waiting', ({ oldestWaiting }) =>
    oldestWaiting ? Math.max(0, (Date.now() - oldestWaiting.getTime()) / 1000) : 0,
  )
}

/** Metrics of this process in Prometheus format. They hold no personal data. */
export const serverMetrics = (summary: () => Promise<OutboxSummary>) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  outboxGauges(registers, summary)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by kind of address and status',
    labelNames: ['route', 'status'],
    buckets: durations,
    registers,
  })
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const quotes = counter('quotes_total', 'Quote requests', 'outcome')
  const letters = counter('letters_total', 'Tries to send a message', 'kind', 'outcome')
  const questions = counter('assistant_questions_total', 'Questions to the assistant', 'outcome')

  return {
    countRequest: (route: RouteClass, status: number, seconds: number) =>
      requests.observe({ route, status: String(status) }, seconds),
    countQuote: (outcome: QuoteOutcome) => quotes.inc({ outcome }),
    countLetter: (kind: MessageKind, outcome: LetterOutcome) => letters.inc({ kind, outcome }),
    countQuestion: (outcome: QuestionOutcome) => questions.inc({ outcome }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

export type Metrics = ReturnType<typeof serverMetrics>
