import { type MouseEventHandler, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../content/fill.ts'
import type { PriceWords } from '../../content/schema/figures/price-words.ts'
import type { Soiling } from '../../content/schema/figures/soiling.ts'
import { estimateOutline, quoteLink } from '../../contract/estimate-outline.ts'
import { washOutline } from '../../contract/wash-outline.ts'
import { type EstimateField, readAnswers } from '../../pricing/estimate-answers.ts'
import type { Rates } from '../../pricing/read-job.ts'
import { readWashAnswers } from '../../pricing/wash-question.ts'
import { link } from '../link.ts'
import { offerEstimate } from '../quote/offer-estimate.ts'
import { openQuote } from '../quote/open-quote.ts'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { useTypedFields } from '../ui/useTypedFields.ts'
import { answerForm, type FormAnswer, mistakesIn, saidOf } from './answer-form.ts'
import { EstimateForm, type EstimateFormProps } from './EstimateForm.tsx'
import { clearOtherCounts, fillForm } from './fill-form.ts'
import { Outlined } from './Outlined.tsx'
import { WashForm } from './WashForm.tsx'

interface EstimateToolProps extends Pick<EstimateFormProps, 'words' | 'options'> {
  priceWords: PriceWords
  rates: Rates
  /** What tells if a wash pays; a business without panels has none. */
  soiling: Soiling | undefined
  /** Where a call leads. */
  phoneLink: string
  /** What is shown before the first answer is counted here: written by the build, or by the server for what was asked. */
  children?: ReactNode
  /** What is said of washes until somebody asks; the server writes there what was asked. */
  wash?: ReactNode
}

const idPrefix = 'estimate'
const formId = 'estimate-form'

/** The form and its answers, side by side; the answers follow each change. The inputs stay the browser's own. */
export function EstimateTool(props: EstimateToolProps) {
  const { words, options, children } = props
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
      <LiveEstimateTool {...props} />
    </IslandBoundary>
  )
}

function LiveEstimateTool(props: EstimateToolProps) {
  const { words, options, priceWords, rates, soiling, phoneLink, children, wash } = props
  const form = useRef<HTMLFormElement>(null)
  const price = useRef<HTMLElement>(null)
  const worth = useRef<HTMLElement>(null)
  const [answer, setAnswer] = useState<FormAnswer>()
  const [isAsked, setIsAsked] = useState(false)

  const count = () => form.current && answerForm(new FormData(form.current), { rates, priceWords, soiling })

  useTypedFields(form, formId)

  const start = useEffectEvent(() => {
    if (!form.current) return
    const asked = new URLSearchParams(location.search)
    const answers = { ...readAnswers(asked), ...readWashAnswers(asked) }
    fillForm(form.current, answers)
    setAnswer(count() ?? undefined)
    setIsAsked(Object.keys(answers).length > 0)
  })
  useLayoutEffect(() => start(), [])

  const show = (next: FormAnswer | null) => {
    if (!next || next.address === answer?.address) return
    setAnswer(next)
    setIsAsked(true)
    history.replaceState(history.state, '', `?${next.address}${location.hash}`)
  }

  // Half a word is no mistake: an answer that is being typed is corrected when it is left.
  const showUnlessTyping = (field: string) => {
    const next = count()
    if (next && !(field in mistakesIn(next, words))) show(next)
  }

  const submit = (place: HTMLElement | null) => {
    const next = count()
    if (!next) return undefined
    show(next)
    setIsAsked(true)
    const [first = ''] = Object.keys(mistakesIn(next, words))
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    else place?.focus()
    return saidOf(next.estimate, priceWords)
  }

  // Without script, or in a new tab, the link leads to the page with the form.
  const offer: MouseEventHandler<HTMLAnchorElement> = (event) => {
    const isQuote = event.currentTarget.pathname === link('/quote') && !event.metaKey && !event.ctrlKey
    if (!isQuote || !answer) return
    event.preventDefault()
    offerEstimate(answer.query, fill(words.request, { estimate: saidOf(answer.estimate, priceWords) }))
    openQuote()
  }

  const mistakes: Partial<Record<EstimateField | 'cents', string | undefined>> = answer ? mistakesIn(answer, words) : {}
  const said = answer && saidOf(answer.estimate, priceWords)
  const washed =
    isAsked && words.wash && answer?.wash?.kind === 'counted'
      ? `${words.wash.title} ${words.wash.answer.advice[answer.wash.advice].title}`
      : undefined
  const links = { query: answer?.query ?? '', quotePath: link('/quote'), phoneLink }
  const listeners = {
    onInput: ({ target }: { target: EventTarget }) => {
      if (!(target instanceof HTMLInputElement)) return
      clearOtherCounts(target)
      showUnlessTyping(target.name)
    },
    onBlur: () => show(count()),
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
            const { nativeEvent: sent } = event
            const told = submit(sent.submitter?.hasAttribute('formaction') ? worth.current : price.current)
            if (sent.agentInvoked) sent.respondWith?.(Promise.resolve(told))
          }}
        />
        <section className="estimate-place" id="price" ref={price} tabIndex={-1} aria-label={said}>
          <p className="hidden-visually" role="status">
            {isAsked && said}
          </p>
          {!answer && children}
          {answer && <Outlined outline={estimateOutline(answer.estimate, words.answer, links)} onFollow={offer} />}
        </section>
      </div>
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
                <Outlined
                  outline={washOutline(
                    answer.wash,
                    words.wash.answer,
                    soiling,
                    quoteLink(words.answer, links, 'water'),
                  )}
                  onFollow={offer}
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
