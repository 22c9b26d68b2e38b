/** What this program uses of pdfmake, whose published types bring the DOM along. */
declare module 'pdfmake' {
  /** Left, top, right, bottom; in points. */
  type Margins = [left: number, top: number, right: number, bottom: number];

  interface Style {
    font?: string;
    fontSize?: number;
    fontFeatures?: Readonly<Record<string, boolean>>;
    lineHeight?: number;
    bold?: boolean;
    color?: string;
    alignment?: 'left' | 'right';
    noWrap?: boolean;
    characterSpacing?: number;
    margin?: Margins;
    /** Of a column. */
    width?: number;
    unbreakable?: boolean;
    headlineLevel?: number;
    id?: string;
  }

  export interface Text extends Style {
    text: string | Text[];
  }

  interface Rule {
    type: 'line';
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    lineWidth: number;
    lineColor: string;
  }

  export type Cell = Content & { colSpan?: number };

  interface Layout {
    hLineWidth?: (row: number) => number;
    vLineWidth?: (column: number) => number;
    hLineColor?: (row: number) => string;
    paddingLeft?: (column: number) => number;
    paddingRight?: (column: number) => number;
    paddingTop?: (row: number) => number;
    paddingBottom?: (row: number) => number;
  }

  interface Table {
    widths: number[];
    body: Cell[][];
    headerRows?: number;
    keepWithHeaderRows?: number;
    dontBreakRows?: boolean;
  }

  export type Content =
    | Text
    | (Style & { stack: Content[] })
    | (Style & { columns: Content[]; columnGap?: number })
    | (Style & { table: Table; layout: Layout })
    | (Style & { image: string; fit: [width: number, height: number] })
    | (Style & { canvas: Rule[] });

  export interface Definition {
    info: { title: string; author: string; creator: string; producer: string; creationDate: Date };
    language: string;
    displayTitle: boolean;
    version: '1.7';
    pageSize: 'A4' | 'LETTER';
    pageMargins: Margins;
    defaultStyle: Style;
    content: Content[];
    /** By the names that `image` may use; each is held once. */
    images?: Readonly<Record<string, string>>;
    header?: () => Content;
    footer: (page: number, pages: number) => Content;
    /** Across every page, over what it says. */
    watermark?: { text: string; color: string; opacity: number; bold: boolean };
    /** Whether a page ends before a node; positions are those of points from the top of the page. */
    pageBreakBefore: (node: {
      readonly id?: string;
      readonly headlineLevel?: number;
      readonly startPosition: { readonly pageNumber: number; readonly top: number; readonly pageInnerHeight: number };
    }) => boolean;
  }

  interface Pdfmake {
    /** Files that it finds before those on the disk. */
    virtualfs: { existsSync(path: string): boolean; writeFileSync(path: string, content: Buffer): void };
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    setUrlAccessPolicy(policy: (url: string) => boolean): void;
    setLocalAccessPolicy(policy: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: Pdfmake;
  export default pdfmake;
}
