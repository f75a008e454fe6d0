/** Longest side of an uploaded picture in pixels, and its JPEG quality. */
const longestSide = 2560
const quality = 0.85
/** Least share of each side that cutting around the focal point keeps. */
const leastKept = 0.7

/** A point in a picture, as shares of width and height. */
export type Point = { x: number; y: number }
/** A part of a picture, in its pixels. */
export type Cut = { x: number; y: number; width: number; height: number }

/** Reads a picture upright by its EXIF rotation. Rejects files that are not pictures. */
export const readPicture = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // Safari before 17 always rotates by EXIF, and throws for this option.
    return createImageBitmap(file)
  }
}

const cutSide = (length: number, at: number) => {
  const kept = Math.round(length * Math.max(leastKept, 2 * Math.min(at, 1 - at)))
  return { from: Math.round(Math.min(Math.max(0, at * length - kept / 2), length - kept)), kept }
}

/** The largest part with this point near its middle, because the site's places show the middle. */
export const cutAround = ({ width, height }: { width: number; height: number }, { x, y }: Point): Cut => {
  const [across, down] = [cutSide(width, x), cutSide(height, y)]
  return { x: across.from, y: down.from, width: across.kept, height: down.kept }
}

/** Draws a part of a picture, scaled down if large. Only pixels are kept: no location, no camera. */
export const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, width, height }: Cut): void => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** Part of a picture as a JPEG. */
export const jpegOf = (picture: ImageBitmap, cut: Cut): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  draw(canvas, picture, cut)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG came of it.'))), 'image/jpeg', quality),
  )
}
