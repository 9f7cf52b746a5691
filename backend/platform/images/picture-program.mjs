import sharp from 'sharp'

/**
 * The process that decodes and encodes pictures (picture-process.ts starts it): its memory goes back to the system with it, and
 * a picture that breaks a decoder breaks nothing else. Messages: in `{ id, operation, parameters }`, out `{ id, result }` or
 * `{ id, error }`. It ends with its parent or when the parent lets go of it. It is plain JavaScript because it is
 * started straight from its file, in the build, in development and in tests alike.
 */

// One picture is made at a time with one thread, so that a core stays free for serving.
sharp.concurrency(1)
// In pixels an inch: what an SVG means by its own measures, and the most that the decoder takes.
const usualDensity = 72
const maxDensity = 100_000

// No picture is read twice in a row.
sharp.cache(false)

const operations = { readHead, rasterize, rewrite, derive }

/** What the head of a file says: its pixels are not read. Whether they are too many, the caller judges. */
async function readHead(bytes) {
  const { format, compression, pages, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  return { format, compression, pages, width: autoOrient.width, height: autoOrient.height }
}

/** A drawing in vectors as pixels. The renderer runs no script of it and reads nothing but it: no file, no address. */
async function rasterize(bytes, { side, maxPixels }) {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (format !== 'svg') throw new Error('This is no SVG.')
  const density = Math.min(maxDensity, Math.max(1, (usualDensity * side) / Math.max(width, height)))
  return await sharp(bytes, { density, limitInputPixels: maxPixels })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

/** Decoded whole and written anew, upright, in sRGB with 8 bits a channel, without any metadata. */
async function rewrite(bytes, { isDrawing, maxPixels, maxSeconds }) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { hasAlpha } = await picture.metadata()
  const upright = picture.timeout({ seconds: maxSeconds }).autoOrient().toColorspace('srgb')
  const { data, info } = await encodeMaster(upright, isDrawing, hasAlpha).toBuffer({
    resolveWithObject: true,
  })
  return { bytes: data, format: info.format, width: info.width, height: info.height }
}

/** Encodes drawings without loss, photographs without a visible one. */
function encodeMaster(picture, isDrawing, hasAlpha) {
  if (isDrawing) return picture.png()
  if (hasAlpha) return picture.webp({ quality: 95 })
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
}

/** Makes a derivative: upright, without metadata (the location among it), and in sRGB, which all browsers show alike. */
async function derive(bytes, { width, height, format, maxPixels }) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
  return encoders[format](picture).toBuffer()
}

const encoders = {
  // Effort 2 takes a fifth of the time of the default 4 for files a tenth larger. Color has half the resolution, as in
  // WebP and in JPEG: that saves the encoder a third of its memory.
  avif: (picture) => picture.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78 }),
  // JPEG knows no transparency: paper shines through.
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
// A terminal's Ctrl-C and a supervisor's stop reach this process as well: its parent finishes what is under way first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
