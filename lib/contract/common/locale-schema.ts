import { z } from 'zod'
import { locales } from './locale'

/**
 * Schema of a language of the site. It is in a module of its own, so that browsers can import the
 * languages without zod.
 */
export const localeSchema = z.enum(locales)
