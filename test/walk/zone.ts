process.env.TZ = 'Asia/Dubai';
