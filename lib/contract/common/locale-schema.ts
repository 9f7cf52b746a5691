import { z } from 'zod'
import { locales } from './locale'

/**
 * A language of the site. In a separate module so that browsers can import the languages without
 * zod.
 */
export const localeSchema = z.enum(locales)
