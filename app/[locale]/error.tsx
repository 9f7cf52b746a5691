'use client'

import { useErrorTexts } from '@/components/page-frame/error-texts-provider'
import { Logo } from '@/features/navigation/components/header/logo'
import { BrokenPage } from '@/features/pages/components/broken-page'

/** Next's error boundary. It is shown if rendering a page throws. */
export default function RenderError({ error, retry }: { error: Error; retry: () => void }) {
  const { locale, home } = useErrorTexts()
  return <BrokenPage error={error} retry={retry} logo={<Logo name="" home={`/${locale}`} label={home} />} />
}
