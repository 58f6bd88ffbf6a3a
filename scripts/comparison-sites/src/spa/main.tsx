import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { HomePage } from '../page/HomePage.tsx';
import '../page/page.css';
import content from '../peer-content.json';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<HomePage content={content} Link={Link} />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);
