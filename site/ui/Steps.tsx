import './steps.css'

interface StepsProps {
  steps: readonly { title: string; text: string }[]
  /** Level of the steps' headings. */
  heading: 'h3' | 'h4'
}

/** Numbered steps, joined by a drawn line. */
export function Steps({ steps, heading: Heading }: StepsProps) {
  return (
    <ol className="steps" data-count={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
