'use client'

import { LoginWhileWriting } from '@/features/account/components/login/login-again'
import { EditorShell } from '@/features/editor/shell/editor-shell'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import type { EditorShellProps } from '@/features/editor/shell/state/page-facts'
import { type FixedPart, listContainerPlaces } from '@/lib/i18n/container-places'
import { usePageWithPlaces } from './use-page-with-places'

export interface EditablePageProps extends Omit<EditorShellProps, 'renderPage' | 'renderLogin'> {
  /** E-mail address of the editor, for the login dialog. */
  email: string
  /**
   * The part of the page that its route renders, such as a list. It has places for containers
   * around it. Null for most pages.
   */
  fixedPart: FixedPart | null
}

/** The editor for a page. The page is rendered as visitors would see it. */
export function EditablePage({ email, fixedPart, ...props }: EditablePageProps) {
  const { locale } = props
  const renderPage = usePageWithPlaces({ fixedPart })
  return (
    <EditorShell
      {...props}
      containers={listContainerPlaces(fixedPart).map(({ slug }) => slug)}
      renderPage={(page, editAttributes) => (
        <InPageLanguage>{renderPage({ page, locale, editAttributes })}</InPageLanguage>
      )}
      renderLogin={(login) => <LoginWhileWriting email={email} {...login} />}
    />
  )
}
