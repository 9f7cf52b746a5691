import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/locale'
import { type ModuleCreation, moduleSlugSchema } from '@/lib/contract/module-writes'
import { invalidMessage } from '../content/field-messages'
import { InvalidFieldsError } from '../errors'

/**
 * The slug that a new module shall have. Since it is a field of containers (spec §3), it may also stand in their data; the
 * one beside the data counts first.
 * @throws InvalidFieldsError
 */
export function resolveSlug(
  locale: Locale,
  model: BlockModel,
  { slug, data }: ModuleCreation,
): string | undefined {
  if (slug !== undefined || model !== 'container') return slug
  const named = moduleSlugSchema.nullish().safeParse(data.slug)
  if (!named.success) throw new InvalidFieldsError({ data: { slug: [invalidMessage(locale)] } })
  return named.data ?? undefined
}
