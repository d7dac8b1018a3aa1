import type { MetaDescriptor } from "react-router";

type PublicMeta = {
  /** Scheme and host at which the page is read. */
  origin: string;
  path: string;
  title: string;
  description: string;
};

const IMAGE = {
  path: "/og.png",
  width: 1200,
  height: 630,
  alt: "A note in which every statement names its source",
};

/** Title, description, canonical address and what a link to the page shows elsewhere. */
export function publicMeta({ origin, path, title, description }: PublicMeta): MetaDescriptor[] {
  const url = `${origin}${path}`;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    property("site_name", "NurseGPT"),
    property("type", "website"),
    property("title", title),
    property("description", description),
    property("url", url),
    property("image", `${origin}${IMAGE.path}`),
    property("image:width", String(IMAGE.width)),
    property("image:height", String(IMAGE.height)),
    property("image:alt", IMAGE.alt),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
