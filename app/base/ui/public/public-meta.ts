import type { MetaDescriptor } from "react-router";

type PublicMeta = {
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

/** A public page's loader data: scheme and host of its address. */
type Loaded = { loaderData?: { origin: string } | undefined };

/** Title, description, canonical address and link preview. */
export const publicMeta =
  ({ path, title, description }: PublicMeta) =>
  ({ loaderData }: Loaded): MetaDescriptor[] => {
    const origin = loaderData?.origin ?? "";
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
  };
