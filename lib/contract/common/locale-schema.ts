import { z } from 'zod'
import { locales } from './locale'

/** A language of the site; apart from these, so that the browser need not load schemas to know them. */
export const localeSchema = z.enum(locales)
