import { useLocale, useTranslations } from 'next-intl'
import type { ReactElement } from 'react'
import { PageContent } from '@/app/frame/page-content'
import { ModuleList } from '@/features/blocks/module-list'
import { settingAttributes } from '@/features/editor/page-elements/edit-attributes'
import { LabeledRegion } from '@/features/editor/shell/labeled-region'
import type { ContentPageProps } from '@/features/pages/components/content-page'
import { type FixedPart, listContainerPlaces, type PlaceSide } from '@/lib/i18n/container-places'

interface PlacesOptions {
  fixedPart: FixedPart | null
  /** True for the page in the other language, which is shown next to the edited page. */
  isSource?: boolean
}

type RenderPage = (content: Pick<ContentPageProps, 'page' | 'locale' | 'editAttributes'>) => ReactElement

/**
 * Returns a function that renders a working copy as visitors would see it, with the reusable
 * containers at their places. Notes label the containers and stand in for the fixed part of the
 * page, such as a list. They are in the language of the editor, not of the page.
 */
export function usePageWithPlaces({ fixedPart, isSource = false }: PlacesOptions): RenderPage {
  const t = useTranslations('editor.places')
  const language = useLocale()
  return ({ page, ...contentProps }) => {
    const renderContainer = (side: PlaceSide) => {
      const slug = listContainerPlaces(fixedPart).find((place) => place.side === side)?.slug
      const container = page.modules.find((module) => slug !== undefined && module.slug === slug)
      return container ? (
        <LabeledRegion label={t(isSource ? `source.${side}` : side)} language={language}>
          <ModuleList {...contentProps} modules={[container]} isEditor isInPlace />
        </LabeledRegion>
      ) : null
    }
    return (
      <PageContent
        {...contentProps}
        page={{ ...page, modules: page.modules.filter(({ slug }) => slug === null) }}
        headAttributes={isSource ? undefined : settingAttributes}
        isPreview
        isFixedPartFirst={fixedPart?.isFirst}
        containerAbove={renderContainer('above')}
        containerBelow={renderContainer('below')}
      >
        {fixedPart && !isSource && <LabeledRegion label={t(`parts.${fixedPart.name}`)} language={language} />}
      </PageContent>
    )
  }
}
