import type { EstimateAnswers } from '../../pricing/estimate-answers.ts'
import type { WashAnswers } from '../../pricing/wash-question.ts'

const countFields = ['panels', 'kilowatts', 'size']

/** There are three ways to say how many panels; the one that was used last counts, and the others are emptied. */
export const clearOtherCounts = ({ form, name }: HTMLInputElement) => {
  if (!countFields.includes(name)) return
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || field.name === name || !countFields.includes(field.name)) continue
    if (field.type === 'radio') field.checked = false
    else field.value = ''
  }
}

/** Puts answers into the fields of a form by their names; what they do not name stays as it is. */
export const fillForm = (form: HTMLFormElement, answers: EstimateAnswers & WashAnswers) => {
  for (const [name, answer] of Object.entries(answers)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = answer
  }
  if (answers.size ?? answers.kilowatts) form.querySelector('details')?.setAttribute('open', '')
}
