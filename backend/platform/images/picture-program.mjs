import sharp from 'sharp'

/**
 * Child process of picture-process.ts that decodes and encodes pictures. A crash of a decoder ends
 * only this process. Input: `{ id, operation, parameters }`; output: `{ id, result }` or `{ id,
 * error }`. Plain JavaScript, because Node runs this file directly.
 */

// One thread, so that a core remains free for requests.
sharp.concurrency(1)
// Pixels per inch: default density of an SVG, and the decoder's maximum.
const defaultDensity = 72
const maxDensity = 100_000

// Caching is useless: no picture is read twice in a row.
sharp.cache(false)

const operations = { readHead, rasterize, rewrite, derive }

/** Reads the header without decoding pixels. The caller checks the size. */
async function readHead(bytes) {
  const { format, compression, pages, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  return { format, compression, pages, width: autoOrient.width, height: autoOrient.height }
}

/** Rasterizes an SVG. The renderer runs no scripts and loads no files or URLs. */
async function rasterize(bytes, { side, maxPixels }) {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (format !== 'svg') throw new Error('This is not an SVG.')
  const density = Math.min(maxDensity, Math.max(1, (defaultDensity * side) / Math.max(width, height)))
  return await sharp(bytes, { density, limitInputPixels: maxPixels })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

/** Decodes and re-encodes a picture: upright, sRGB, 8 bits per channel, without metadata. */
async function rewrite(bytes, { isDrawing, maxPixels, maxSeconds }) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { hasAlpha } = await picture.metadata()
  const uprightPicture = picture.timeout({ seconds: maxSeconds }).autoOrient().toColorspace('srgb')
  const { data, info } = await encodeOriginal(uprightPicture, isDrawing, hasAlpha).toBuffer({
    resolveWithObject: true,
  })
  return { bytes: data, format: info.format, width: info.width, height: info.height }
}

/** Encodes drawings losslessly, photographs without visible loss. */
function encodeOriginal(picture, isDrawing, hasAlpha) {
  if (isDrawing) return picture.png()
  if (hasAlpha) return picture.webp({ quality: 95 })
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
}

/** Creates a derivative: upright, in sRGB, without metadata such as the location. */
async function derive(bytes, { width, height, format, maxPixels }) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().resize({ width, height, fit: 'fill' })
  return encoders[format](picture).toBuffer()
}

const encoders = {
  // Effort 2 takes a fifth of the time of the default 4, for files a tenth larger. 4:2:0 chroma, as
  // in WebP and JPEG, saves a third of the encoder's memory.
  avif: (picture) => picture.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78 }),
  // JPEG has no transparency: white background.
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
}

process.on('message', async ({ id, operation, parameters }) => {
  try {
    process.send({ id, result: await operations[operation](...parameters) })
  } catch (error) {
    process.send({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit())
// Ignores signals to the process group (Ctrl-C, supervisor): the parent finishes its work first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
