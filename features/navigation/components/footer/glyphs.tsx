import type { ReactNode } from 'react'
import type { Settings } from '@/lib/contract/site/settings'

type Service = Settings['social'][number]['service']

/** Line icons by kind of service. They avoid the companies' logos. */
const strokes: Record<Service, ReactNode> = {
  photos: (
    <>
      <path d="M3 8h4l2-3h6l2 3h4v11H3z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  network: (
    <>
      <circle cx="8.5" cy="8" r="3.5" />
      <path d="M2 20v-2a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v2M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 13.4a5 5 0 0 1 4 4.6v2" />
    </>
  ),
  'cloud-audio': <path d="M3 12v5M6 10v8M9 7v11M12 5.5V18h6.5a3.75 3.75 0 1 0-.9-7.4A6 6 0 0 0 12 5.5z" />,
  music: (
    <>
      <path d="M9 18V5l11-2v13" />
      <ellipse cx="6" cy="18" rx="3" ry="2.5" />
      <ellipse cx="17" cy="16" rx="3" ry="2.5" />
    </>
  ),
  video: <path d="M3 5h18v14H3zM10 9v6l5-3z" />,
  professional: <path d="M3 8h18v12H3zM8.5 8V4h7v4M3 13h18M12 12v2.5" />,
}

/** The icon of a kind of service; decorative next to its name. */
export function Glyph({ service, className }: { service: Service; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={className}
      aria-hidden="true"
    >
      {strokes[service]}
    </svg>
  )
}
