import type { ComponentProps } from 'react'
import type { WashWords } from '../../content/schema/figures/wash-words.ts'
import { longestAnswer } from '../../pricing/estimate-answers.ts'
import { connections, daysSince, settings, usualWash, washMonths } from '../../pricing/wash-question.ts'
import { link } from '../link.ts'
import { Button } from '../ui/Button.tsx'
import { Choices } from '../ui/Choices.tsx'
import { Field } from '../ui/Field.tsx'
import './wash.css'

interface WashFormProps extends ComponentProps<'fieldset'> {
  words: Pick<WashWords, 'fields' | 'submit'>
  /** The id of the form of the estimate, with which the answers are sent. */
  form: string
  mistake?: string | undefined
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Asks what tells if a wash pays. It belongs to the form of the estimate, whose panels and town it counts with. */
export function WashForm({ words: { fields, submit }, form, mistake, ...rest }: WashFormProps) {
  const { since, month, setting, connected, cents } = fields
  const choices = [
    { name: 'since', legend: since.label, options: optionsOf(daysSince, since.options) },
    { name: 'month', legend: month.label, options: optionsOf(washMonths, month.options) },
    { name: 'setting', legend: setting.label, options: optionsOf(settings, setting.options) },
    { name: 'connected', legend: connected.label, options: optionsOf(connections, connected.options) },
  ] as const
  return (
    <fieldset className="wash-form" aria-labelledby="wash-title" {...rest}>
      {choices.map(({ name, legend, options }) => (
        <Choices key={name} form={form} name={name} legend={legend} options={options} chosen={usualWash[name]} />
      ))}
      <Field
        id="wash-cents"
        form={form}
        name="cents"
        label={cents.label}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={longestAnswer}
        error={mistake}
      />
      <p className="soft estimate-hint">{cents.hint}</p>
      <Button variant="water" type="submit" form={form} formAction={link('/estimate#wash-answer')}>
        {submit}
      </Button>
    </fieldset>
  )
}
