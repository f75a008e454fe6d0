const quality = 0.85

/** The drawn part of a picture, in its own pixels; from the upper left corner without `x` and `y`. */
export type Cut = { x?: number; y?: number; width: number; height: number }

/** Decodes a picture, rotated by its EXIF orientation. Rejects if the file is no picture. */
export const readPicture = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // Safari before 17 rotates pictures by itself and throws for the option.
    return createImageBitmap(file)
  }
}

/** Draws a part of a picture, at most `longestSide` pixels long. A canvas holds no EXIF data, so place and camera are gone. */
export const draw = (
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { x = 0, y = 0, width, height }: Cut,
  longestSide = 1600,
): void => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** The drawn part of a picture as a JPEG; all of it without a `cut`. */
export const jpegOf = (picture: ImageBitmap, cut: Cut = picture, longestSide?: number): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  draw(canvas, picture, cut, longestSide)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject()), 'image/jpeg', quality),
  )
}
