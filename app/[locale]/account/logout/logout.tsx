'use client'

import { LogoutForm } from '@/features/account/components/login/logout-form'

interface LogoutProps {
  homeHref: string
  accountHref: string
}

/**
 * The logout form. It warns about unsaved changes in the journal of this browser, with code that is
 * loaded on demand.
 */
export function Logout(props: LogoutProps) {
  return <LogoutForm {...props} findUnsaved={findUnsaved} />
}

async function findUnsaved() {
  const { findUnsavedPages } = await import('@/features/editor/session/unsaved-pages')
  return findUnsavedPages()
}
