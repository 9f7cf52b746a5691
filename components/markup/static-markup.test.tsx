import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StaticMarkup } from './static-markup'

test('what stands in the elements stays text, and addresses stay attributes', () => {
  render(
    <StaticMarkup>
      <a href={'/de/"onclick="alert(1)'}>{'<img src=x onerror=alert(1)> & mehr'}</a>
    </StaticMarkup>,
  )
  const link = screen.getByRole('link', { name: '<img src=x onerror=alert(1)> & mehr' })
  expect(link).toHaveAttribute('href', '/de/"onclick="alert(1)')
  expect(link).not.toHaveAttribute('onclick')
  expect(link.querySelector('img')).toBeNull()
})
