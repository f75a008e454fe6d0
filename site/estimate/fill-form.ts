import type { EstimateAnswers } from '../../pricing/estimate-answers.ts'
import type { WashAnswers } from '../../pricing/wash-question.ts'

/** Puts answers into the fields of a form by their names; what they do not name stays as it is. */
export const fillForm = (form: HTMLFormElement, answers: EstimateAnswers & WashAnswers) => {
  for (const [name, answer] of Object.entries(answers)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = answer
  }
  if (answers.size ?? answers.kilowatts) form.querySelector('details')?.setAttribute('open', '')
}
