import '../../page/page.css';
import content from '../../peer-content.json';

export const metadata = {
  title: `${content.name} - ${content.title}`,
  description: content.description,
  icons: 'data:,',
};

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
