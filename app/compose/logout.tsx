'use client'

import { LogoutForm } from '@/features/account/components/logout-form'

interface LogoutProps {
  homeHref: string
  accountHref: string
}

/** The way out, which asks first where this browser keeps an editor's unsaved changes. Their code is fetched when it is needed. */
export function Logout(props: LogoutProps) {
  return <LogoutForm {...props} findUnsaved={findUnsaved} />
}

async function findUnsaved() {
  const { findUnsavedPages } = await import('@/features/editor/session/unsaved-pages')
  return findUnsavedPages()
}
