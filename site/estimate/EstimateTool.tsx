import { type MouseEventHandler, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PriceWords } from '../../content/schema/figures/price-words.ts'
import { estimateOutline } from '../../contract/estimate-outline.ts'
import { type Estimate, estimate } from '../../pricing/estimate.ts'
import { type EstimateField, estimateQuery, readAnswers } from '../../pricing/estimate-answers.ts'
import type { Rates } from '../../pricing/read-job.ts'
import { sayJob } from '../../pricing/say-job.ts'
import { offerEstimate } from '../quote/offer-estimate.ts'
import { openQuote } from '../quote/open-quote.ts'
import { fillWords } from '../ui/text/fill-words.ts'
import { EstimateForm, type EstimateFormProps } from './EstimateForm.tsx'
import { fillForm } from './fill-form.ts'
import { Outlined } from './Outlined.tsx'

interface EstimateToolProps extends Pick<EstimateFormProps, 'words' | 'options'> {
  priceWords: PriceWords
  rates: Rates
  /** Where a call leads. */
  phoneLink: string
  /** What is shown before the first answer is counted here: written by the build, or by the server for what was asked. */
  children?: ReactNode
}

type Answered = { query: string; estimate: Estimate }

/** The form and its answer, side by side; the answer follows each change. The inputs stay the browser's own. */
export function EstimateTool({ words, options, priceWords, rates, phoneLink, children }: EstimateToolProps) {
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const [answered, setAnswered] = useState<Answered>()

  const count = (): Answered | undefined => {
    if (!form.current) return undefined
    const answers = readAnswers(new FormData(form.current))
    return { query: estimateQuery(answers), estimate: estimate(answers, rates, priceWords) }
  }

  const start = useEffectEvent(() => {
    if (!form.current) return
    fillForm(form.current, readAnswers(new URLSearchParams(location.search)))
    setAnswered(count())
  })
  useLayoutEffect(() => start(), [])

  const show = (next: Answered | undefined) => {
    if (!next || next.query === answered?.query) return
    setAnswered(next)
    history.replaceState(history.state, '', `?${next.query}${location.hash}`)
  }

  // Half a word is no mistake: an answer that is being typed is corrected when it is left.
  const showUnlessTyping = (field: string) => {
    const next = count()
    const typing = next?.estimate.kind === 'refused' && field in next.estimate.mistakes
    if (!typing) show(next)
  }

  const submit = () => {
    const next = count()
    show(next)
    if (next?.estimate.kind !== 'refused') return answer.current?.focus()
    const [first = ''] = Object.keys(next.estimate.mistakes)
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  const current = answered?.estimate
  const mistakes: Partial<Record<EstimateField, string>> = current?.kind === 'refused' ? current.mistakes : {}
  // Without script, or in a new tab, the link leads to the page with the form.
  const offer: MouseEventHandler<HTMLAnchorElement> = (event) => {
    const isQuote = event.currentTarget.pathname === '/quote' && !event.metaKey && !event.ctrlKey
    if (!isQuote || !answered || !current || current.kind === 'refused') return
    event.preventDefault()
    const said =
      current.kind === 'priced'
        ? `${sayJob(current.job, priceWords)}: ${current.total}`
        : sayJob(current.job, priceWords)
    offerEstimate(answered.query, fillWords(words.request, { estimate: said }))
    openQuote()
  }

  return (
    <div className="estimate">
      <EstimateForm
        ref={form}
        idPrefix="estimate"
        words={words}
        options={options}
        mistakes={mistakes}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) showUnlessTyping(target.name)
        }}
        onBlur={() => show(count())}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      />
      <div className="estimate-place" id="price" ref={answer} tabIndex={-1} aria-live="polite">
        {answered === undefined ? children : null}
        {answered && (
          <Outlined
            outline={estimateOutline(answered.estimate, words.answer, { query: answered.query, phoneLink })}
            onFollow={offer}
          />
        )}
      </div>
    </div>
  )
}
