import type { ComponentProps } from 'react'
import type { EstimateWords } from '../../content/schema/pages/estimate-page.ts'
import { type EstimateField, longestAnswer } from '../../pricing/estimate-answers.ts'
import { link } from '../link.ts'
import { Button } from '../ui/Button.tsx'
import { Choices } from '../ui/Choices.tsx'
import { Field } from '../ui/Field.tsx'
import type { EstimateOptions } from './estimate-options.ts'
import { PanelsField } from './PanelsField.tsx'
import { RoofPicture } from './RoofPicture.tsx'
import './estimate-form.css'

export interface EstimateFormProps extends ComponentProps<'form'> {
  words: EstimateWords
  options: EstimateOptions
  /** The band asks three questions, the page asks all. */
  size?: 'band' | 'page'
  /** Prefix of the fields' ids. */
  idPrefix: string
  chosen?: { service?: string | undefined; town?: string | undefined }
  mistakes?: Partial<Record<EstimateField, string | undefined>>
}

/**
 * A GET form for `/estimate`. CSS hides questions that do not apply to the chosen service. Children are placed before
 * the button.
 */
export function EstimateForm({
  words: { fields, submit },
  options,
  size = 'page',
  idPrefix,
  chosen: { service = options.services[0]?.value, town } = {},
  mistakes = {},
  children,
  ...rest
}: EstimateFormProps) {
  const isPage = size === 'page'
  const hasPanels = options.sizes.length > 0
  const id = (name: EstimateField) => `${idPrefix}-${name}`
  const sizeOptions = options.sizes.map(({ columns, ...size }) => ({
    ...size,
    picture: <RoofPicture columns={columns} />,
  }))
  const sizes = <Choices name="size" legend={fields.size.label} options={sizeOptions} />
  return (
    <form className="estimate-form" data-size={size} method="get" action={link('/estimate#price')} noValidate {...rest}>
      <Choices
        className="estimate-service"
        name="service"
        legend={fields.service.label}
        options={options.services}
        chosen={service}
      />
      {!isPage && hasPanels && <div className="for-panels">{sizes}</div>}
      {isPage && hasPanels && (
        <div className="for-panels flow">
          <PanelsField id={id('panels')} words={fields.panels} error={mistakes.panels} />
          <details className="estimate-unknown">
            <summary className="tap estimate-more">{fields.unknown}</summary>
            <div className="flow">
              {sizes}
              <Field
                id={id('kilowatts')}
                name="kilowatts"
                label={fields.kilowatts.label}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                maxLength={longestAnswer}
                error={mistakes.kilowatts}
              />
              {fields.kilowatts.hint && <p className="soft estimate-hint">{fields.kilowatts.hint}</p>}
            </div>
          </details>
        </div>
      )}
      <Field
        id={id('town')}
        className="estimate-town"
        name="town"
        label={fields.town.label}
        type="text"
        autoComplete="off"
        maxLength={longestAnswer}
        list={isPage ? `${idPrefix}-towns` : undefined}
        defaultValue={town}
        error={mistakes.town}
      />
      {isPage && (
        <datalist id={`${idPrefix}-towns`}>
          {[...options.towns, fields.elsewhere].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      {isPage && (
        <>
          {options.plans.length > 0 && (
            <div className="for-plans">
              <Choices name="plan" legend={fields.plan.label} options={options.plans} chosen="once" />
            </div>
          )}
          <Choices name="hours" legend={fields.hours.label} options={options.hours} chosen="normal" />
        </>
      )}
      {children}
      <Button className="estimate-submit" variant="water" type="submit">
        {submit}
      </Button>
    </form>
  )
}
