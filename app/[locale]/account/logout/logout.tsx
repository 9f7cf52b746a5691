'use client'

import { LogoutForm } from '@/features/account/components/login/logout-form'

interface LogoutProps {
  homeHref: string
  accountHref: string
}

/**
 * The logout form. It warns if the editor's journal in this browser contains unsaved changes. The
 * code that reads the journal is loaded on demand.
 */
export function Logout(props: LogoutProps) {
  return <LogoutForm {...props} findUnsaved={loadUnsavedPages} />
}

async function loadUnsavedPages() {
  const { findUnsavedPages } = await import('@/features/editor/session/unsaved-pages')
  return findUnsavedPages()
}
