import { z } from 'zod'
import { regionCodes } from '@/lib/contract/common/region'
import { readContent } from '../read-content'

const citySchema = z.strictObject({
  name: z.string(),
  region: z.enum(regionCodes),
  /** Postcodes in the center. */
  zips: z.array(z.string()),
  dialing: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** The number of members in the city, from 1 to 5. */
  size: z.int().min(1).max(5),
})

export type City = z.infer<typeof citySchema>

/** Cities of every federal state. */
export const cities = readContent('organizations/cities', z.array(citySchema))
