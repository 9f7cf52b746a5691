'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LoginDialog } from '@/features/account/components/login-dialog'
import { ModuleList } from '@/features/blocks/module-list'
import { EditorShell, type EditorShellProps } from '@/features/editor/shell/editor-shell'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import { PlaceFrame } from '@/features/editor/shell/place-frame'
import { ContentPage } from '@/features/pages/components/content-page'
import { type FixedPart, type PlaceSide, placesOf } from '@/lib/i18n/container-places'

export interface EditablePageProps extends Omit<EditorShellProps, 'renderPage' | 'renderLogin'> {
  /** The address of the editor who is logged in. */
  email: string
  /** The fixed part of the page, with the places for containers around it; null for most pages. */
  fixedPart: FixedPart | null
}

/** A page's working copy, rendered as visitors would see it, in the editor. */
export function EditablePage({ email, fixedPart, ...props }: EditablePageProps) {
  const { locale } = props
  const t = useTranslations('editor.places')
  const language = useLocale()
  const places = placesOf(fixedPart)

  const renderPage: EditorShellProps['renderPage'] = ({ modules, ...page }, editAttributes) => {
    const containerOn = (side: PlaceSide) => {
      const slug = places.find((place) => place.side === side)?.slug
      const container = modules.find((module) => slug !== undefined && module.slug === slug)
      return container ? (
        <PlaceFrame label={t(side)} language={language}>
          <ModuleList modules={[container]} locale={locale} isEditor editAttributes={editAttributes} />
        </PlaceFrame>
      ) : null
    }
    return (
      <InPageLanguage>
        <ContentPage
          page={{ ...page, modules: modules.filter(({ slug }) => slug === null) }}
          {...{ locale, editAttributes }}
          isPreview
          isFormFirst={fixedPart?.isFirst}
          above={containerOn('above')}
          below={containerOn('below')}
        >
          {fixedPart && <PlaceFrame label={t(`parts.${fixedPart.name}`)} language={language} />}
        </ContentPage>
      </InPageLanguage>
    )
  }

  return (
    <EditorShell
      {...props}
      containers={places.map(({ slug }) => slug)}
      renderPage={renderPage}
      renderLogin={(login) => <LoginDialog missing="login" email={email} {...login} />}
    />
  )
}
