import { z } from 'zod'
import { regionCodes } from '@/lib/contract/common/region'
import { readTable } from '../read-content'

const citySchema = z.strictObject({
  name: z.string(),
  region: z.enum(regionCodes),
  /** Postcodes in the center, separated by spaces. */
  zips: z.string().transform((zips) => zips.split(' ')),
  dialing: z.string(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  /** The number of members in the city, from 1 to 5. */
  size: z.coerce.number().int().min(1).max(5),
})

export type City = z.infer<typeof citySchema>

/** Cities of every federal state. */
export const cities = readTable('organizations/cities', citySchema)
