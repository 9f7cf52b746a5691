import { useTranslations } from 'next-intl'
import type { ReusableContainer } from '@/lib/contract/pages/reusable'
import { findContainerPlace } from '@/lib/i18n/container-places'

/** Returns a function that names a reusable container by its title, its fixed place or its slug. */
export function useReusableName(): (container: Pick<ReusableContainer, 'title' | 'slug'>) => string {
  const t = useTranslations('editor.places')
  return ({ title, slug }) => {
    const place = findContainerPlace(slug)
    return title || (place ? t(`names.${place.side}`, { part: t(`pages.${place.part.name}`) }) : slug)
  }
}
