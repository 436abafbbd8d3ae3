// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Head, Layout } from '#site';
import { one, render, renderInPage } from '../ui/react-page.ts';

renderInPage();

function Page({ title }: { readonly title: string }) {
  const seo = { title, description: '', keywords: [], canonicalUrl: '/', ogImage: '' };
  return (
    <>
      <Head page={title} seo={seo} />
    </>
  );
}

test('a page opened by a link begins at its top and has the focus, and going back leaves scrolling to the browser', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: '/', element: <Page title="Home" /> },
        { path: '/history', element: <Page title="History" /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);

  await act(() => router.navigate('/history'));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement).toBe(one('main'));
  expect(document.title).toBe('History | Dino Sprint');
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);

  one('header nav a')?.focus();
  await act(() => router.navigate(-1));
  expect(scroll).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(one('main'));
});
