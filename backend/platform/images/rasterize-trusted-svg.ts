import { z } from 'zod'
import { maxPixels } from './picture-problem'
import { pictureProcess } from './picture-process'

/** Rasterizes a trusted SVG as PNG. @param side longer side in pixels */
export async function rasterizeTrustedSvg(svg: string, side: number): Promise<Uint8Array> {
  const png = await pictureProcess.call('rasterize', Buffer.from(svg), { side, maxPixels })
  return z.instanceof(Uint8Array).parse(png)
}
