import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pictureTypes } from '../../contract/desk/site.ts'
import { readPicture } from '../../site/ui/picture/shrink-picture.ts'
import { photographs } from '../desk-content.ts'
import { DrawnPicture } from '../site/PictureFields.tsx'
import type { Stage } from './use-photographs.ts'

const { desk: text } = photographs

/** An unsent photograph on a canvas: the content policy blocks `blob:` images. */
function WaitingPhoto({ bytes }: { bytes: Blob }) {
  const [picture, setPicture] = useState<ImageBitmap>()
  useEffect(() => void readPicture(bytes).then(setPicture, () => undefined), [bytes])
  if (!picture) return null
  return <DrawnPicture picture={picture} cut={picture} />
}

interface StagePhotoProps {
  stage: Stage
  /** URL of a stored photograph, or the bytes of a waiting one. */
  shown: string | Blob | undefined
  /** True while it is being uploaded. */
  isSending: boolean
  onTake: (file: Blob) => void
}

/** A button for the photograph before or after the job; opens the camera. */
export function StagePhoto({ stage, shown, isSending, onTake }: StagePhotoProps) {
  return (
    <label className="stage-photo">
      {typeof shown === 'string' && <img src={shown} alt="" />}
      {shown instanceof Blob && <WaitingPhoto bytes={shown} />}
      <span className="stage-photo-name">
        <Camera className="icon" aria-hidden="true" />
        <span>{text[stage]}</span>
      </span>
      {shown instanceof Blob && (
        <span className="stage-photo-waits small">{isSending ? text.sending : text.waits}</span>
      )}
      <input
        className="hidden-visually"
        type="file"
        accept={pictureTypes.join()}
        capture="environment"
        disabled={isSending}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onTake(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
