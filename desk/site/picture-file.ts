/** The longest side of a picture that is sent, in pixels, and the quality of its JPEG. */
const longestSide = 2560
const quality = 0.85
/** How much of each side stays at least when a picture is cut around its focal point. */
const leastKept = 0.7

/** A point of a picture, in shares of its width and height. */
export type Point = { x: number; y: number }
/** What of a picture is drawn, in its own pixels. */
export type Cut = { x: number; y: number; width: number; height: number }

/** Reads a picture upright, as its camera says. Rejects what is no picture. */
export const readPicture = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // Safari before 17 turns pictures by itself, and throws for the name of that.
    return createImageBitmap(file)
  }
}

const cutSide = (length: number, at: number) => {
  const kept = Math.round(length * Math.max(leastKept, 2 * Math.min(at, 1 - at)))
  return { from: Math.round(Math.min(Math.max(0, at * length - kept / 2), length - kept)), kept }
}

/** The largest part of a picture that has this point near its middle: places on the site show the middle. */
export const cutAround = ({ width, height }: { width: number; height: number }, { x, y }: Point): Cut => {
  const [across, down] = [cutSide(width, x), cutSide(height, y)]
  return { x: across.from, y: down.from, width: across.kept, height: down.kept }
}

/** Draws a part of a picture, made smaller where it is large. Nothing of the file but its pixels is kept: no place, no camera. */
export const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, width, height }: Cut): void => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** The drawn part of a picture as a JPEG. */
export const jpegOf = (picture: ImageBitmap, cut: Cut): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  draw(canvas, picture, cut)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG came of it.'))), 'image/jpeg', quality),
  )
}
