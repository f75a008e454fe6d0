import './steps.css'

interface StepsProps {
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps, joined by a drawn line. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps" data-count={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
