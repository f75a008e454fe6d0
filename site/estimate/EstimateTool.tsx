import {
  type MouseEventHandler,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Estimate, isUsual } from '../../pricing/estimate.ts'
import { type EstimateField, readAnswers } from '../../pricing/estimate-answers.ts'
import { fill } from '../../pricing/fill.ts'
import type { Job } from '../../pricing/job.ts'
import { asksFor, type Rates } from '../../pricing/read-job.ts'
import { sayJob } from '../../pricing/say-job.ts'
import type { PriceWords } from '../../pricing/say-price.ts'
import { readWashAnswers, usualWash, washMonthOf } from '../../pricing/wash-question.ts'
import type { Soiling } from '../../pricing/wash-worth.ts'
import { offerEstimate } from '../quote/offer-estimate.ts'
import { openQuote } from '../quote/open-quote.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { useIsSeen } from '../ui/useIsSeen.ts'
import { useTypedFields } from '../ui/useTypedFields.ts'
import { answerForm, type FormAnswer, mistakesIn, saidOf } from './answer-form.ts'
import { carryAnswers } from './carry-answers.ts'
import { EstimateAnswer } from './EstimateAnswer.tsx'
import { EstimateForm, type EstimateFormProps } from './EstimateForm.tsx'
import { estimateOptions } from './estimate-options.ts'
import { clearOtherCounts, fillForm } from './fill-form.ts'
import { QuoteWithEstimate } from './QuoteWithEstimate.tsx'
import { WashAnswer } from './WashAnswer.tsx'
import { WashForm } from './WashForm.tsx'

interface EstimateToolProps extends Pick<EstimateFormProps, 'words'> {
  /** Services offered, in the form's order. */
  services: readonly Job['service'][]
  priceWords: PriceWords
  rates: Rates
  /** Figures for "Wash now or wait?"; undefined for a business without panels. */
  soiling: Soiling | undefined
  /** Phone link. */
  phoneLink: string
  /** Shown until the first answer in the browser: the build's answer, with the server's marker. */
  children?: ReactNode
  /** Shown about washes until the visitor asks. */
  wash?: ReactNode
  /** Next steps where a wash can wait, and where it may pay in the month `remindsIn` (5 is May). */
  wait?: ReactNode
  remind?: ReactNode
  remindsIn?: number | undefined
}

const idPrefix = 'estimate'
const formId = 'estimate-form'

/** Form and answers side by side; the answers follow each change. Inputs are uncontrolled. */
export function EstimateTool(props: EstimateToolProps) {
  const { words, services, priceWords, rates, children } = props
  const normalHours = words.fields.hours.normal
  const options = estimateOptions({ services, list: rates.list, job: priceWords.job, normalHours })
  const plain = (
    <div className="estimate-tool">
      <div className="estimate">
        <EstimateForm id={formId} idPrefix={idPrefix} words={words} options={options} />
        <section className="estimate-place" id="price">
          {children}
        </section>
      </div>
    </div>
  )
  return (
    <IslandBoundary formId={formId} fallback={plain}>
      <LiveEstimateTool {...props} options={options} />
    </IslandBoundary>
  )
}

function LiveEstimateTool(props: EstimateToolProps & Pick<EstimateFormProps, 'options'>) {
  const { words, options, priceWords, rates, soiling, phoneLink, children, wash, wait, remind, remindsIn = 0 } = props
  const form = useRef<HTMLFormElement>(null)
  const price = useRef<HTMLElement>(null)
  const worth = useRef<HTMLElement>(null)
  const [answer, setAnswer] = useState<FormAnswer>()
  const [isAsked, setIsAsked] = useState(false)
  const isPriceSeen = useIsSeen(price)
  const isWorthSeen = useIsSeen(worth) && soiling && words.wash

  const count = () => form.current && answerForm(new FormData(form.current), { rates, priceWords, soiling })

  useTypedFields(form, formId)

  const start = useEffectEvent(() => {
    if (!form.current) return
    const asked = new URLSearchParams(location.search)
    const answers = { ...readAnswers(asked), ...readWashAnswers(asked) }
    const month = form.current.elements.namedItem('month')
    // Not where another month was chosen before this ran.
    if (month instanceof RadioNodeList && month.value === usualWash.month) month.value = washMonthOf(new Date())
    fillForm(form.current, answers)
    setAnswer(count() ?? undefined)
    const isAnswered = Object.keys(answers).length > 0
    setIsAsked(isAnswered)
    // The browser still scrolls to where the place was above the longer answer of the server.
    if (isAnswered) afterPaint(() => document.getElementById(location.hash.slice(1))?.scrollIntoView())
  })
  useLayoutEffect(() => start(), [])

  const show = (next: FormAnswer | null) => {
    if (!next || next.address === answer?.address) return
    setAnswer(next)
    setIsAsked(true)
    history.replaceState(history.state, '', `?${next.address}${location.hash}`)
  }

  // While typing, an incomplete answer is no mistake yet.
  const showUnlessTyping = (field: string) => {
    const next = count()
    if (next && !(field in mistakesIn(next, words))) show(next)
  }

  const submit = (place: HTMLElement | null) => {
    const next = count()
    if (!next) return
    show(next)
    setIsAsked(true)
    const [first = ''] = Object.keys(mistakesIn(next, words))
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) return field.focus()
    place?.focus()
    // The frame may be in view without its first words.
    afterPaint(() => place?.querySelector('.estimate-range')?.scrollIntoView({ block: 'nearest' }))
  }

  const offer = useEffectEvent(({ estimate, query }: FormAnswer) => {
    if (estimate.kind === 'refused') return
    const label = fill(words.request, { estimate: saidOf(estimate, priceWords) })
    offerEstimate(query, label, sayJob(estimate.job, priceWords))
  })

  // Every quote button of the page sends the estimate along.
  useEffect(() => {
    if (!answer || !isAsked) return
    carryAnswers(answer.address)
    offer(answer)
  }, [answer, isAsked])

  // Without script, or in a new tab, the link opens the page with the form.
  const openWithEstimate: MouseEventHandler<HTMLAnchorElement> = (event) => {
    if (event.metaKey || event.ctrlKey || !answer) return
    event.preventDefault()
    offer(answer)
    openQuote()
  }

  const askedFor = (estimate: Exclude<Estimate, { kind: 'refused' }>) => {
    if (!isUsual(estimate)) return sayJob(estimate.job, priceWords)
    const { panels } = words.fields
    return asksFor('panels', estimate.job.service) && <a href={`#${idPrefix}-panels`}>{panels.label}</a>
  }
  const mistakes: Partial<Record<EstimateField | 'cents', string | undefined>> = answer ? mistakesIn(answer, words) : {}
  const said = answer && saidOf(answer.estimate, priceWords)
  const washed =
    isAsked && words.wash && answer?.wash?.kind === 'counted'
      ? `${words.wash.title} ${words.wash.answer.advice[answer.wash.advice].title}`
      : undefined
  const listeners = {
    onInput: ({ target }: { target: EventTarget }) => {
      if (!(target instanceof HTMLInputElement)) return
      clearOtherCounts(target)
      showUnlessTyping(target.name)
    },
    onBlur: () => show(count()),
    // A press would take the focus from a wrong answer, whose mistake then moves the button away from under the pointer.
    onMouseDown: (event: { target: EventTarget; preventDefault: () => void }) => {
      if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault()
    },
  }
  return (
    <div className="estimate-tool">
      <div className="estimate">
        <EstimateForm
          ref={form}
          id={formId}
          idPrefix={idPrefix}
          words={words}
          options={options}
          mistakes={mistakes}
          {...listeners}
          onSubmit={(event) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent
            submit(submitter?.hasAttribute('formaction') ? worth.current : price.current)
          }}
        />
        <section className="estimate-place" id="price" ref={price} tabIndex={-1} aria-label={said}>
          <p className="hidden-visually" role="status">
            {isAsked && said}
          </p>
          {!answer && children}
          {answer && (
            <EstimateAnswer
              estimate={answer.estimate}
              words={words.answer}
              query={answer.query}
              phoneLink={phoneLink}
              asked={isAsked && answer.estimate.kind !== 'refused' && askedFor(answer.estimate)}
              onQuote={openWithEstimate}
            />
          )}
        </section>
      </div>
      {isAsked && answer?.estimate.kind === 'priced' && !isPriceSeen && !isWorthSeen && (
        <a className="estimate-running" href="#price">
          <strong>{answer.estimate.range}</strong>
          <span>{answer.estimate.price.visits > 1 ? words.answer.year : words.answer.visit}</span>
        </a>
      )}
      {soiling && words.wash && (
        <section className="wash flow" aria-labelledby="wash-title">
          <h2 id="wash-title">{words.wash.title}</h2>
          <p className="lead">{words.wash.lead}</p>
          <div className="estimate">
            <WashForm words={words.wash} form={formId} mistake={mistakes.cents} {...listeners} />
            <section className="estimate-place" id="wash" ref={worth} tabIndex={-1} aria-label={washed}>
              <p className="hidden-visually" role="status">
                {washed}
              </p>
              {isAsked && answer?.wash ? (
                <WashAnswer
                  washed={answer.wash}
                  words={words.wash.answer}
                  soiling={soiling}
                  wait={answer.wash.kind === 'counted' && answer.wash.laterMonths.includes(remindsIn) ? remind : wait}
                  quote={
                    <QuoteWithEstimate query={answer.query} variant="water" onClick={openWithEstimate}>
                      {words.answer.quote}
                    </QuoteWithEstimate>
                  }
                />
              ) : (
                wash
              )}
            </section>
          </div>
        </section>
      )}
    </div>
  )
}
