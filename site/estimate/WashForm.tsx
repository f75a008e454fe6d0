import type { ComponentProps } from 'react'
import type { WashWords } from '../../content/schema/figures/wash-words.ts'
import { longestAnswer } from '../../pricing/estimate-answers.ts'
import { connections, daysSince, settings, usualWash, washMonths } from '../../pricing/wash-question.ts'
import { link } from '../link.ts'
import { Button } from '../ui/Button.tsx'
import { Choices } from '../ui/Choices.tsx'
import { Field } from '../ui/Field.tsx'
import './estimate-form.css'
import './wash.css'

interface WashFormProps extends ComponentProps<'fieldset'> {
  words: Pick<WashWords, 'fields' | 'submit'>
  /** Id of the estimate's form, which these fields belong to. */
  form: string
  mistake?: string | undefined
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Questions of "Wash now or wait?". Panels and town come from the estimate's form. */
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
      <Button
        className="estimate-submit"
        variant="water"
        type="submit"
        form={form}
        formAction={link('/estimate#wash-answer')}
      >
        {submit}
      </Button>
    </fieldset>
  )
}
