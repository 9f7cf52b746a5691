import { ModuleList, type ModuleListProps } from '@/features/blocks/module-list'
import { readContainer } from '@/lib/api/containers'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'

/** The published reusable container with a slug; nothing if it is missing or empty. */
export async function NamedContainer({
  slug,
  ...list
}: { slug: string } & Pick<ModuleListProps, 'locale' | 'returnedForm'>) {
  const container = await readContainer(list.locale, slug)
  if (!container.ok || isEmpty(container.value)) return null
  return <ModuleList modules={[container.value]} {...list} isInPlace />
}

function isEmpty({ columns }: Module): boolean {
  return columns.every(({ children }) => children.length === 0)
}

/**
 * Returns true if each of these containers was loaded or does not exist, so that the page may be
 * cached. A failed load makes it false.
 */
export async function areContainersKnown(locale: Locale, slugs: readonly string[]): Promise<boolean> {
  const results = await Promise.all(slugs.map((slug) => readContainer(locale, slug)))
  return results.every((result) => result.ok || result.failure.status === 404)
}
