const heicTypePattern = /^image\/hei[cf](?:-sequence)?$/
const quality = 0.92

/**
 * Converts a HEIC photo, the format of many phones, to JPEG if the browser can decode it (Safari).
 * Returns any other file unchanged. If the backend refuses such a file, it reports the reason.
 */
export async function convertHeic(file: File): Promise<File> {
  const isHeic = heicTypePattern.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isHeic) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return jpeg ? new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type }) : file
  } catch {
    return file
  }
}
