import type { ComponentProps } from 'react';

/** What `<verified-reviews>` has beside the attributes of every element; `/embed` of your reviews' site says what each means. */
interface ReviewAttributes {
  form?: 'list' | 'carousel' | 'summary' | 'line' | undefined;
  theme?: 'light' | 'dark' | undefined;
  rating?: number | undefined;
  'min-rating'?: number | undefined;
  'max-rating'?: number | undefined;
  technician?: string | undefined;
  service?: string | undefined;
  'service-area'?: string | undefined;
  /** As `2026-01-31`, like `until`. */
  since?: string | undefined;
  until?: string | undefined;
  query?: string | undefined;
  aspect?: string | undefined;
  /** 1 to 100; without it 3. */
  limit?: number | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'verified-reviews': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & ReviewAttributes;
    }
  }
}

export type VerifiedReviewsProps = ComponentProps<'verified-reviews'> & {
  /** The address of your reviews' site, with its path if it has one. */
  site: string;
};

/** Reviews of the site. Its children are the words of the link for readers without scripts. */
export function VerifiedReviews({ site, children = 'Our verified reviews', ...attributes }: VerifiedReviewsProps) {
  const address = site.endsWith('/') ? site.slice(0, -1) : site;
  return (
    <>
      {/* `async` lets React put it into the head once, however many of these a page has. */}
      <script async type="module" src={`${address}/verified-reviews.js`} />
      <verified-reviews {...attributes}>
        <a href={`${address}/reviews`}>{children}</a>
      </verified-reviews>
    </>
  );
}
