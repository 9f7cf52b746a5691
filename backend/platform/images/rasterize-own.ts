import { z } from 'zod'
import { maxPixels } from './picture-problem'
import { pictureProcess } from './picture-process'

/** A drawing of our own as a PNG. @param side its longer side in pixels */
export async function rasterizeOwn(svg: string, side: number): Promise<Uint8Array> {
  const png = await pictureProcess.call('rasterize', Buffer.from(svg), { side, maxPixels })
  return z.instanceof(Uint8Array).parse(png)
}
