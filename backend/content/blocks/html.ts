import { z } from 'zod'
import { htmlSchema } from '@/lib/contract/blocks/html'
import { sanitizeHtmlCode } from '../html-code'
import { optionalId } from './fields'

/** What is stored of the HTML block: code written for this place, or the id of a reusable selection. */
export const htmlBlock = htmlSchema
  .extend({
    html_code: z
      .string()
      .max(200_000, 'At most 200000 characters are allowed.')
      .transform(sanitizeHtmlCode)
      .default(''),
    html_code_obj: optionalId,
  })
  .refine((data) => data.html_code.trim() !== '' || data.html_code_obj !== null, {
    path: ['html_code'],
    message: 'Enter code, or choose a selection.',
  })
